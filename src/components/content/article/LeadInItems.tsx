/** Splits "Assess: we list …" after its colon. */
const leadIn = /^([^:]{1,40}:)\s(.+)$/su

/** A sentence of a diagram; its first words ("Assess: …") are set in bold. */
export function LeadIn({ text }: { text: string }) {
  const [, name, rest] = leadIn.exec(text) ?? []
  return (
    <>
      {name && <strong>{name} </strong>}
      {rest ?? text}
    </>
  )
}

/** The sentences of a diagram as items of its list. */
export function LeadInItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <LeadIn text={item} />
    </li>
  ))
}
