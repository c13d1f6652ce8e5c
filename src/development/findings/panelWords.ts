/** The languages that the check of the locale files speaks. */
export type PanelLanguage = 'en' | 'ar'

interface PanelWords {
  direction: 'ltr' | 'rtl'
  /** The panel's name. */
  name: string
  wrong: string
  advice: string
  /** What the two kinds do to `npm run build`. */
  wrongStops: string
  adviceStops: string
}

export const panelWords: Record<PanelLanguage, PanelWords> = {
  en: {
    direction: 'ltr',
    name: 'Findings in the texts',
    wrong: 'Wrong',
    advice: 'Advice',
    wrongStops: 'stops the build',
    adviceStops: 'stops nothing',
  },
  ar: {
    direction: 'rtl',
    name: 'ملاحظات على النصوص',
    wrong: 'أخطاء',
    advice: 'للنظر',
    wrongStops: 'توقف البناء',
    adviceStops: 'لا يوقف شيئًا',
  },
}

export const panelLanguages = Object.keys(panelWords) as PanelLanguage[]
