import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { use, type ReactNode } from 'react'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { FramedScene } from '#components/content/FramedScene.tsx'
import type { Words } from '#content/kinds/texts.ts'
import { ArticleText } from './ArticleText.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import type { SectionWordsProps } from './SectionProps.ts'
import { HeadedWords } from './HeadedWords.tsx'
import { TwoColumns } from './TwoColumns.tsx'

/** What stands beside its heading is set larger, and in Latin letters ends where the page does: so does what follows. */
const fillsItsRoom = {
  typography: { xs: 'body1', md: 'lead' },
  '& > p': { maxInlineSize: { sm: 'var(--wide-measure)' } },
} as const

/** Beside another section it is not. */
const sharesItsRoom = { ...fillsItsRoom, typography: 'body1' } as const

interface TwoParts {
  /** What stands beside the words in a wide window. */
  beside: ReactNode
  /** Whether that stays in sight while higher words pass. */
  besideStays?: boolean
  /** Whether that is a panel, which the picture stands beside, in place of below the words. */
  isPanel?: boolean
  /** Says whose words follow, between the heading and the paragraphs. */
  aboveWords?: ReactNode
  /** What follows the heading and the paragraphs, in their column. */
  belowWords?: ReactNode
}

/** Words alone have nothing above or below them: they stand beside their heading. */
type WordsAlone = Partial<Record<keyof TwoParts, never>>

interface CommonProps extends SectionWordsProps<Words> {
  /** What stands below all, as wide as the page. */
  children?: ReactNode
}

type SectionLayoutProps = CommonProps & (TwoParts | WordsAlone)

/**
 * The heading of a section, and what stands beside and below it. All sections have the same second edge, at which their
 * words begin, unless something else stands there: then they stand below their heading.
 */
export function SectionLayout(props: SectionLayoutProps) {
  const { texts, textKey, email, values, picture, isOfPair = false, aboveWords, belowWords, beside } = props
  const { besideStays = false, isPanel = false, children } = props
  const onPaper = use(OnPaperContext)
  const { heading, paragraphs = [] } = texts
  const prose = paragraphs.length > 0 && (
    <Paragraphs paragraphs={paragraphs} textKey={`${textKey}.paragraphs`} email={email} values={values} />
  )
  const wordsAlone = isOfPair ? sharesItsRoom : fillsItsRoom
  const stack = prose && (
    <Stack spacing={{ xs: 1.25, sm: 2 }} sx={beside && !(picture && isPanel) ? {} : wordsAlone}>
      {prose}
    </Stack>
  )
  const title = (
    <Typography variant="h2">
      <ArticleText text={heading} textKey={`${textKey}.heading`} values={values} />
    </Typography>
  )
  // A committee's paper sets the rows itself.
  if (onPaper)
    return (
      <>
        {title}
        {aboveWords}
        {prose}
        {belowWords}
        {beside}
        {children}
      </>
    )
  const headed =
    aboveWords || stack || belowWords ? (
      <HeadedWords heading={title}>
        {aboveWords}
        {stack}
        {belowWords}
      </HeadedWords>
    ) : (
      title
    )
  const headingBesideWords = stack ? (
    <TwoColumns start={title} fromTablets>
      {stack}
    </TwoColumns>
  ) : (
    title
  )
  const scene = picture && <FramedScene name={picture} />
  const body = () => {
    if (isOfPair) return headed
    if (scene && isPanel)
      return (
        <Stack spacing={{ xs: 2, sm: 2.5, md: 3.5 }}>
          {headingBesideWords}
          <TwoColumns start={scene} picture="stretch">
            {beside}
          </TwoColumns>
        </Stack>
      )
    if (scene && !beside)
      return (
        <TwoColumns start={scene} picture="center">
          {headed}
        </TwoColumns>
      )
    if (beside)
      return (
        <TwoColumns
          stays={besideStays}
          start={
            <Stack spacing={{ xs: 2, sm: 2.5 }}>
              {headed}
              {scene}
            </Stack>
          }
        >
          {beside}
        </TwoColumns>
      )
    return headingBesideWords
  }
  return (
    <Stack spacing={children && !prose ? 2 : { xs: 2, sm: 2.5, md: 5 }}>
      {body()}
      {children}
    </Stack>
  )
}
