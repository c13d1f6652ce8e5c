import Typography, { type TypographyProps } from '@mui/material/Typography'
import type { OwnerFact } from '#config/ownerFacts.ts'
import { useOwnerSentences } from './useOwnerSentences.ts'

/** What the owner says of one matter; nothing before the owner has filled it in. */
export function OwnerSentence({ fact, sx }: { fact: OwnerFact } & Pick<TypographyProps, 'sx'>) {
  const sentence = useOwnerSentences().of(fact)
  return sentence && <Typography sx={sx}>{sentence}</Typography>
}
