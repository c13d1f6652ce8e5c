import { FormikProvider, useFormik } from 'formik'
import { MaterialUi } from '#components/ui/MaterialUi.tsx'
import { ContactSentence } from '#features/enquiry/ContactSentence.tsx'
import { EnquiryField } from '#features/enquiry/EnquiryField.tsx'
import { SubmitButton } from '#features/enquiry/SubmitButton.tsx'
import { enquiryFields, fillTexts, textFields } from '#shared/enquiryFields.ts'
import { enquirySchema, type Enquiry } from '#shared/enquirySchema.ts'

const required = textFields.filter((name) => enquiryFields[name].required !== undefined)

/** Every field that complains, the button while the enquiry is on its way, and what stands there without scripts. */
export function FormMessages() {
  const formik = useFormik<Enquiry>({
    initialValues: { ...fillTexts({}), recaptcha: '' },
    initialErrors: Object.fromEntries(required.map((name) => [name, enquiryFields[name].required])),
    initialTouched: Object.fromEntries(required.map((name) => [name, true])),
    validationSchema: enquirySchema,
    onSubmit: () => undefined,
  })
  return (
    <FormikProvider value={formik}>
      <MaterialUi>
        {required.map((name) => (
          <EnquiryField key={name} name={name} />
        ))}
        <SubmitButton ref={null} sending />
        <ContactSentence text="noScript" />
      </MaterialUi>
    </FormikProvider>
  )
}
