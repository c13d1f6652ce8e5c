import { Suspense, use } from 'react'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts'

/** In parts, each evaluated in a task of its own, as are the theme's two: a slow phone answers in between. */
async function load(language: LanguageCode) {
  const [{ formPalette, formTheme }, form] = await Promise.all([
    import('#features/enquiry/formThemes.ts'),
    import('#features/enquiry/EnquiryForm.tsx'),
    import('#features/enquiry/useEnquiryForm.ts'),
  ])
  await nextTask()
  formPalette()
  await nextTask()
  formTheme(language)
  await nextTask()
  return form
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** In the prerender it has to be there at once. */
const atOnce = import.meta.env.SSR ? await load(defaultLanguage) : undefined
let loading: ReturnType<typeof load> | undefined

function Form() {
  const { code } = useLanguage()
  loading ??= load(code)
  const { EnquiryForm } = atOnce ?? use(loading)
  return <EnquiryForm />
}

/** The form, whose code comes after the rest of the page has come to life; until then it is HTML. */
export function FormWhenLoaded() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  )
}
