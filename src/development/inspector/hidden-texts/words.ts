import type { WordsLanguage } from '../words.ts'

interface PageWords {
  title: string
  lead: string
  sections: Record<SectionName, string>
  /** The kinds of mail. */
  mails: Record<MailKind, string>
  from: string
  subject: string
  plainText: string
  /** While the mails are being written. */
  wait: string
}

export type SectionName = 'alerts' | 'form' | 'captcha' | 'notFound' | 'crash' | 'mails' | 'materialUi'

/** One enquiry with and without a subject and a checked captcha, and many in one mail. */
export type MailKind = 'named' | 'unnamed' | 'digest'

const words: Record<WordsLanguage, PageWords> = {
  en: {
    title: 'Texts that no page shows',
    lead: 'What visitors meet only when something happens, and the mails that the form sends to the company: as they look in every language, and below each the texts with their keys and notes.',
    sections: {
      alerts: 'After the form was sent',
      form: 'The form: wrong fields, sending, without JavaScript',
      captcha: 'The captcha',
      notFound: 'An address that does not exist',
      crash: 'A page that could not be shown',
      mails: 'The mails',
      materialUi: 'Parts of Material UI that no page has yet',
    },
    mails: {
      named: 'One enquiry',
      unnamed: 'One enquiry without a subject, the captcha not checked',
      digest: 'Many enquiries',
    },
    from: 'From',
    subject: 'Subject',
    plainText: 'The same as plain text',
    wait: 'The mails are being written…',
  },
  ar: {
    title: 'نصوص لا تظهر في أي صفحة',
    lead: 'ما لا يراه الزائر إلا إذا حدث شيء، والرسائل التي يرسلها النموذج إلى الشركة: كما تبدو في كل لغة، وتحت كل منها نصوصها مع مفاتيحها وملاحظاتها.',
    sections: {
      alerts: 'بعد إرسال النموذج',
      form: 'النموذج: حقول خاطئة، والإرسال، ومن دون JavaScript',
      captcha: 'أداة التحقق',
      notFound: 'عنوان غير موجود',
      crash: 'صفحة تعذر عرضها',
      mails: 'الرسائل',
      materialUi: 'أجزاء من Material UI لا تستعملها أي صفحة بعد',
    },
    mails: {
      named: 'استفسار واحد',
      unnamed: 'استفسار واحد بلا موضوع، ولم يكتمل التحقق من الزائر',
      digest: 'استفسارات كثيرة',
    },
    from: 'من',
    subject: 'الموضوع',
    plainText: 'الرسالة نفسها نصًا بلا تنسيق',
    wait: 'تُكتب الرسائل الآن…',
  },
}

/** The page's own words, in a language that the inspector speaks. */
export function pageWordsIn(language: WordsLanguage): PageWords {
  return words[language]
}
