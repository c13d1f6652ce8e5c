/** Splits "Assess: we list …" after its colon. */
export const leadIn = /^([^:]{1,40}:)\s(.+)$/su

/** The sentences of a diagram as items of its list; their first words ("Assess: …") are set in bold. */
export function LeadInItems({ items }: { items: readonly string[] }) {
  return items.map((item) => {
    const [, name, rest] = leadIn.exec(item) ?? []
    return (
      <li key={item}>
        {name && <strong>{name} </strong>}
        {rest ?? item}
      </li>
    )
  })
}
