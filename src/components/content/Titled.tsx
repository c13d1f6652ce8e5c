import type { ReactNode } from 'react'

interface TitledProps {
  title?: string | undefined
  text: ReactNode
}

/** A sentence that begins with what it is about, in bold: “Assess: we list …”. */
export function Titled({ title, text }: TitledProps) {
  if (title === undefined) return text
  return (
    <>
      {/* oxlint-disable-next-line react/jsx-no-literals -- all languages of the site write a colon here */}
      <strong>{title}:</strong> {text}
    </>
  )
}
