const named = /^([^:]{1,40}:)\s(.+)$/su

/** A sentence of a figure, whose first words ("Assess: …") are set in bold. */
export function LeadIn({ text }: { text: string }) {
  const [, name, rest] = named.exec(text) ?? []
  if (!name) return <>{text}</>
  return (
    <>
      <strong>{name}</strong> {rest}
    </>
  )
}
