import type { TextState } from './TextFacts.ts'

/** The languages that the inspector speaks. */
export type WordsLanguage = 'en' | 'ar'

interface WordsOfLanguage {
  direction: 'ltr' | 'rtl'
  /** On the button in the corner. */
  name: string
  turnOn: string
  turnOff: string
  /** What to do, while nothing is pointed at. */
  help: string
  shortcut: string
  note: string
  copy: string
  open: string
  copied: string
  notCopied: string
  /** The groups of texts that nobody sees. */
  head: string
  hidden: string
  closed: string
  hiddenTexts: string
  states: Record<TextState, string>
  /** Before the English that a stale translation was made from. */
  was: string
}

const words: Record<WordsLanguage, WordsOfLanguage> = {
  en: {
    direction: 'ltr',
    name: 'Keys of the texts',
    turnOn: 'Show the keys',
    turnOff: 'Hide the keys',
    help: 'Point at a text, or move to it with Tab. A click copies its file and line; Shift and a click use the page.',
    shortcut: 'Alt+K',
    note: 'Note',
    copy: 'Copy the place',
    open: 'Open in the editor',
    copied: 'Copied:',
    notCopied: 'The browser does not allow copying:',
    head: 'Title and description',
    hidden: 'Names for screen readers',
    closed: 'Closed at the moment',
    hiddenTexts: 'Texts that no page shows',
    states: {
      source: 'English, from which the others are made',
      fresh: 'made from the English of today',
      stale: 'stale: the English changed',
      unrecorded: 'not accepted yet',
      missing: 'missing',
    },
    was: 'The English was:',
  },
  ar: {
    direction: 'rtl',
    name: 'مفاتيح النصوص',
    turnOn: 'أظهر المفاتيح',
    turnOff: 'أخفِ المفاتيح',
    help: 'أشر إلى نص، أو انتقل إليه بالمفتاح Tab. النقر ينسخ اسم ملفه ورقم سطره، والنقر مع Shift يستعمل الصفحة.',
    shortcut: 'Alt+K',
    note: 'ملاحظة',
    copy: 'انسخ الموضع',
    open: 'افتح في المحرر',
    copied: 'نُسخ:',
    notCopied: 'لا يسمح المتصفح بالنسخ:',
    head: 'العنوان والوصف',
    hidden: 'أسماء لقارئات الشاشة',
    closed: 'مغلقة الآن',
    hiddenTexts: 'نصوص لا تظهر في أي صفحة',
    states: {
      source: 'الإنجليزية، ومنها تُؤخذ الترجمات',
      fresh: 'مأخوذة من النص الإنجليزي الحالي',
      stale: 'متقادمة: تغيّر النص الإنجليزي',
      unrecorded: 'لم تُعتمد بعد',
      missing: 'غير موجودة',
    },
    was: 'كان النص الإنجليزي:',
  },
}

export type Words = WordsOfLanguage & { language: WordsLanguage }

/** The inspector's own words, in the language of the page if it speaks that. */
export function wordsIn(language: string): Words {
  const spoken = language === 'ar' ? 'ar' : 'en'
  return { ...words[spoken], language: spoken }
}
