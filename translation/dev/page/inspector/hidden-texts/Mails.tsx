import { languages, type LanguageCode } from '#i18n/languages.ts'
import type { Mail } from '../../shared/answers.ts'
import type { Answer } from '../../shared/useAnswer.ts'
import type { Words } from '../../words/wordsIn.ts'

interface MailsProps {
  language: LanguageCode
  answer: Answer<Mail[]>
  words: Words['hiddenTexts']
}

/** The mails of the form in a language, each with its subject, as HTML and as plain text. */
export function Mails({ language, answer: { value: mails, error }, words }: MailsProps) {
  if (error !== undefined) return <p role="alert">{error}</p>
  if (!mails) return <p>{words.wait}</p>
  const own = mails.filter((mail) => mail.language === language)
  const { direction } = languages[language]
  return own.map(({ kind, from, subject, text, html }) => (
    <article key={kind} aria-label={words.mails[kind]}>
      <h4>{words.mails[kind]}</h4>
      <p>
        {words.from} <bdi lang={language}>{from}</bdi>
      </p>
      <p>
        {words.subject}{' '}
        <b lang={language} dir={direction}>
          {subject}
        </b>
      </p>
      <iframe title={`${words.mails[kind]} (${language})`} srcDoc={html} sandbox="" />
      <details>
        <summary>{words.plainText}</summary>
        <pre lang={language} dir={direction}>
          {text}
        </pre>
      </details>
    </article>
  ))
}
