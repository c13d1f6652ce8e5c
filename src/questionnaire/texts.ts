/** The words of a question, by its id in `questionnaire.questions` of the page's locale file. */
export interface QuestionTexts {
  /** A noun: in the enquiry, a colon and the answer follow. */
  label: string
  /** Why it is asked, and where one finds the answer. */
  hint: string
  /** The same as a question to a person, as Contact asks it. */
  ask: string
  /** The words of the choices, by their ids, where one is chosen. */
  choices?: Record<string, string>
  /** An example, where the answer is a short text. */
  example?: string
}

/** The block `questionnaire` of a page's locale file. What is asked stands in `src/content/pages`. */
export interface QuestionnaireTexts {
  heading: string
  lead: string
  /** The questionnaire's name where it stands without its page: in the enquiry, on paper and in the clipboard. */
  title: string
  questions: Record<string, QuestionTexts>
}

/** Stands for the words of a question whose file is being edited. The check of texts names what is missing. */
export const noWords = (id: string): QuestionTexts => ({ label: id, hint: '', ask: '' })
