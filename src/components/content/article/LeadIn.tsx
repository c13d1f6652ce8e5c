const named = /^([^:]{1,40}:)\s(.+)$/su

/** The sentences of a diagram as items of its list; their first words ("Assess: …") are set in bold. */
export function LeadInItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <LeadIn text={item} />
    </li>
  ))
}

function LeadIn({ text }: { text: string }) {
  const [, name, rest] = named.exec(text) ?? []
  if (!name) return <>{text}</>
  return (
    <>
      <strong>{name}</strong> {rest}
    </>
  )
}
