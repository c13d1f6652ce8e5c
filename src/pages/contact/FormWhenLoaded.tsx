import { Suspense, use } from 'react'

/** In two parts, each evaluated in a task of its own: a slow phone answers in between. */
const load = async () => {
  const rules = import('#features/enquiry/useEnquiryForm.ts')
  const [form] = await Promise.all([import('#features/enquiry/EnquiryForm.tsx'), rules])
  return form
}

/** In the prerender it has to be there at once. */
const atOnce = import.meta.env.SSR ? await load() : undefined
let loading: ReturnType<typeof load> | undefined

function Form() {
  loading ??= load()
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
