import { siteOrigin } from '#config/site.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import type { Words } from '../../words/wordsIn.ts'

interface SharePreviewProps {
  language: LanguageCode
  title: string
  description: string
  words: Words['card']
}

/**
 * A page's title and description as Google and WhatsApp show them, with their type sizes and where they cut. Google
 * gives a title one line of about 600 px, and a description two; WhatsApp gives each two narrow lines.
 */
export function SharePreview({ language, title, description, words }: SharePreviewProps) {
  const { direction } = languages[language]
  return (
    <>
      <figure>
        <figcaption>{words.google}</figcaption>
        <div lang={language} dir={direction} className="google">
          <small>{new URL(siteOrigin).host}</small>
          <p className="title">{title}</p>
          <p className="description">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{words.whatsApp}</figcaption>
        <div lang={language} dir={direction} className="whatsapp">
          <p className="title">{title}</p>
          <p className="description">{description}</p>
          <small>{new URL(siteOrigin).host}</small>
        </div>
      </figure>
    </>
  )
}
