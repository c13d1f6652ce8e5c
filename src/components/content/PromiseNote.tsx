import Typography, { type TypographyProps } from '@mui/material/Typography'
import type { PromiseKind } from '#config/ownerFacts.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTextByKey } from '#i18n/useTexts.ts'
import { useOwnerSentences } from './useOwnerSentences.ts'

interface PromiseNoteProps extends Pick<TypographyProps, 'color' | 'sx'> {
  page: CanonicalPageId
  promise: PromiseKind
}

/** What follows a page's button and, once the owner has filled it in, how soon and at which price. */
export function PromiseNote({ page, promise, ...note }: PromiseNoteProps) {
  const read = useTextByKey()
  const { ofPromise } = useOwnerSentences()
  return (
    <Typography variant="body2" {...note}>
      {[read(`pages/${page}:contact.result`), ...ofPromise(promise)].join(' ')}
    </Typography>
  )
}
