import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { ArchPattern } from '#components/content/ArchPattern.tsx'
import { monogram } from './monogram.ts'

const Portrait = styled('div')(({ theme }) => ({
  inlineSize: 'var(--portrait, 148px)',
  blockSize: 'calc(var(--portrait, 148px) * 1.15)',
  marginBlockEnd: 20,
  overflow: 'hidden',
  borderRadius: `74px 74px ${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.band,
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& svg': { inlineSize: '100%', blockSize: '100%', opacity: 0.4 },
}))

const Letters = styled('span')({
  // The monogram lies above the pattern, whose opacity makes a stacking context.
  position: 'relative',
  placeSelf: 'center',
  // The letters have the size of the pattern: if they grew with the visitor's text, they would not fit.
  fontSize: 'calc(var(--portrait, 148px) * 0.4)',
  fontWeight: 600,
})

/** A leader's texts and portrait. Until the owner supplies pictures, `image` is the seed of a drawn pattern. */
type Leader = Texts['pages/about']['leadership']['people'][number] & { image: string }

export function LeaderCard({ name, designation, image, brief, more }: Leader) {
  const { t } = useTexts('pages/about')
  const [isShowMore, setIsShowMore] = useState(false)
  const moreId = useId()
  return (
    <li>
      <Portrait aria-hidden data-scheme="dark">
        <ArchPattern seed={image} columns={4} rows={5} />
        <Letters>{monogram(name)}</Letters>
      </Portrait>
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
          {designation}
        </Typography>
        <p>{brief}</p>
        <Button
          size="small"
          sx={{
            minWidth: 0,
            paddingInline: 1.5,
            marginInlineStart: -1.5,
            'html:not([data-script]) &': { display: 'none' },
          }}
          aria-expanded={isShowMore}
          aria-controls={moreId}
          aria-label={t(isShowMore ? 'leadership.lessAbout' : 'leadership.moreAbout', { name })}
          onClick={() => setIsShowMore(!isShowMore)}
        >
          {t(isShowMore ? 'leadership.less' : 'leadership.more')}
        </Button>
        <Collapse id={moreId} in={isShowMore}>
          <p>{more}</p>
        </Collapse>
      </div>
    </li>
  )
}
