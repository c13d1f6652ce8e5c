const named = /^([^:]{1,40}:)\s(.+)$/su

/** A sentence of a figure, with the name it begins with ("Assess: …") set apart. */
export function LeadIn({ text }: { text: string }) {
  const [, name, rest] = named.exec(text) ?? []
  if (!name) return <>{text}</>
  return (
    <>
      <strong>{name}</strong> {rest}
    </>
  )
}
