import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { ArchPattern } from '#components/content/ArchPattern.tsx'
import { Subheading } from '#components/ui/text.ts'
import { monogram } from './monogram.ts'

const Portrait = styled('div')(({ theme }) => ({
  inlineSize: 148,
  aspectRatio: '1 / 1.15',
  marginBlockEnd: 20,
  overflow: 'hidden',
  borderRadius: '74px 74px 6px 6px',
  backgroundColor: theme.vars.palette.surface.band,
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& svg': { inlineSize: '100%', blockSize: '100%', opacity: 0.4 },
}))

const Designation = styled('p')(({ theme }) => ({
  marginBlockEnd: '0.35em',
  color: theme.vars.palette.text.secondary,
}))

const Letters = styled('span')(({ theme }) => ({
  // Above the pattern: its opacity makes a stacking context.
  position: 'relative',
  placeSelf: 'center',
  // Drawn, as the pattern is: letters that grew with the visitor's text would not fit.
  fontSize: 59.424,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}))

const Toggle = styled('button')(({ theme }) => ({
  paddingBlock: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  'html:not([data-script]) &': { display: 'none' },
}))

/** Without scripts the button does nothing, so the bio is open. */
const More = styled('div')({ '&[hidden]': { 'html:not([data-script]) &': { display: 'block' } } })

/** A leader's texts, and a portrait: until the owner supplies pictures, it is the seed of a drawn one. */
type Leader = Texts['pages/about']['leadership']['people'][number] & { image: string }

/** A leader, with a bio that opens and closes. */
export function LeaderCard({ leader }: { leader: Leader }) {
  const { t } = useTexts('pages/about')
  const [isShowMore, setIsShowMore] = useState(false)
  const moreId = useId()
  const { name, designation, image, brief, more } = leader
  return (
    <li>
      <Portrait aria-hidden data-scheme="dark">
        <ArchPattern seed={image} columns={4} rows={5} />
        <Letters>{monogram(name)}</Letters>
      </Portrait>
      <Subheading>{name}</Subheading>
      <Designation>{designation}</Designation>
      <p>{brief}</p>
      <More id={moreId} hidden={!isShowMore}>
        <p>{more}</p>
      </More>
      <Toggle
        type="button"
        aria-expanded={isShowMore}
        aria-controls={moreId}
        aria-label={t(isShowMore ? 'leadership.lessAbout' : 'leadership.moreAbout', { name })}
        onClick={() => setIsShowMore(!isShowMore)}
      >
        {t(isShowMore ? 'leadership.less' : 'leadership.more')}
      </Toggle>
    </li>
  )
}
