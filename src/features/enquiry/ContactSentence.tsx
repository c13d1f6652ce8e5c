import { RichParagraph } from '#components/content/article/RichParagraph.tsx'

/** A sentence with our mail address and phone number, which need neither scripts nor a captcha. */
export function ContactSentence({ text }: { text: 'captcha.unavailable' | 'noScript' }) {
  return <RichParagraph textKey={`enquiry:${text}`} />
}
