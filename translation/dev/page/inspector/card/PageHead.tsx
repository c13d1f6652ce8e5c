import { languages } from '#i18n/languages.ts'
import { textInfoOf } from '../../shared/addresses.ts'
import type { TextInfo } from '../../shared/answers.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import type { Words } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import { inspector } from '../inspector.ts'
import type { TextPlace } from '../placeMarks.ts'
import { SharePreview } from './SharePreview.tsx'

interface PageHeadProps {
  place: TextPlace
  /** The text as it is written. */
  text: string
  words: Words['card']
}

/** The previews of a page, for the card of its title or its description. */
export function PageHead({ place, text, words }: PageHeadProps) {
  const { language, namespace, key } = partsOf(place)
  const { value } = useAnswer<TextInfo[]>(textInfoOf(namespace, 'meta', language))
  const written = (name: string) => {
    if (name === key) return text
    const versions = value?.find((info) => info.key === name)?.versions
    const saved = versions?.find((version) => version.language === language)?.text
    return inspector.drafts.of(`${language} ${namespace} ${name}`)?.text ?? saved ?? ''
  }
  return (
    <section aria-label={`${words.preview}: ${languages[language].label}`}>
      <SharePreview
        language={language}
        title={written('meta.title')}
        description={written('meta.description')}
        words={words}
      />
    </section>
  )
}
