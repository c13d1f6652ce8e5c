import Button, { type ButtonProps } from '@mui/material/Button'
import { aboutTopic, type ContactTopic } from '#config/contactTopics.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { Icon } from '#components/ui/Icon.tsx'

interface ContactButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'sx' | 'aria-describedby' | 'onClick' | 'children'
> {
  about: ContactTopic
  /** Whether the answers to the page's questionnaire should come along. */
  withAnswers?: boolean
}

/** Leads to the form, whose subject then names where the visitor came from. */
export function ContactButton({ about, withAnswers, variant = 'contained', ...button }: ContactButtonProps) {
  const href = usePageHref()('contact') + aboutTopic(about, withAnswers)
  return <Button {...button} variant={variant} href={href} endIcon={<Icon name="arrow" />} />
}
