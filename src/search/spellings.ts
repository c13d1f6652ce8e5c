/** The tables behind `foldWord.ts`: each row replaces the first by the second. The order counts. */
type Replacements = readonly (readonly [RegExp, string])[]

/** Letters that people write in different ways, after lower case and decomposition. */
export const letters: Replacements = [
  // Vowel signs, hamza above and below, tatweel, the accents of Latin letters, and what is invisible.
  [/[\p{M}\u0640\p{DI}]/gu, ''],
  [/[\u0671\u0672\u0673]/g, 'ا'],
  [/[ىیې]/g, 'ي'],
  [/ة/g, 'ه'],
  [/[کڪ]/g, 'ك'],
  [/[ہەۀ]/g, 'ه'],
  [/گ/g, 'ج'],
  [/پ/g, 'ب'],
  [/چ/g, 'ج'],
  [/ڤ/g, 'ف'],
  [/(?<=.)ء/g, ''],
]

/** The article with what is written before it: «وبالسحابة» is «سحابة». */
export const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/

/** One letter that may be a conjunction or preposition, or the word's own first letter. */
export const onePrefix = /^[وفبكل](?=...)/

/** The endings of Arabic: duals, plurals, feminines, relations and pronouns. Three letters remain. */
export const arabicEndings: Replacements = [
  [/(?<=...)(?:هما|هم|ها|نا|كم)$/, ''],
  [/(?<=...)(?:تين|تان)$/, ''],
  [/(?<=...)(?:يات|ات|ان|ين|ون|يه|وا)$/, ''],
  [/(?<=...)[هيا]$/, ''],
  [/(?<=...)ت$/, ''],
]

/** The plurals of this field that no ending makes, with the singular. Both are written as folded. */
export const brokenPlurals: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'احكام حكم',
    'اجهزه جهاز',
    'اخطار خطر',
    'ادوات اداه',
    'ارقام رقم',
    'اسعار سعر',
    'اسيله سوال',
    'اعطال عطل',
    'اعمال عمل',
    'افرع فرع',
    'اقسام قسم',
    'اماكن مكان',
    'انظمه نظام',
    'نظم نظام',
    'انواع نوع',
    'بنوك بنك',
    'برامج برنامج',
    'تقارير تقرير',
    'تكاليف تكلفه',
    'حلول حل',
    'حوادث حادث',
    'خبرا خبير',
    'خطط خطه',
    'خوادم خادم',
    'سيرفرات خادم',
    'سيرفر خادم',
    'شروط شرط',
    'شركا شريك',
    'صور صوره',
    'عقود عقد',
    'عملا عميل',
    'عناوين عنوان',
    'فروع فرع',
    'فرق فريق',
    'فواتير فاتوره',
    'قواعد قاعده',
    'كلفه تكلفه',
    'كوارث كارثه',
    'مخازن مخزن',
    'مراكز مركز',
    'مشاريع مشروع',
    'مصادر مصدر',
    'مصارف مصرف',
    'مصانع مصنع',
    'معايير معيار',
    'مكاتب مكتب',
    'متاجر متجر',
    'مهام مهمه',
    'موارد مورد',
    'مواقع موقع',
    'نسخ نسخه',
    'نماذج نموذج',
    'هواتف هاتف',
    'وثايق وثيقه',
    'وظايف وظيفه',
  ].map((pair) => pair.split(' ')),
)

/** British and American spelling, plurals, and the endings of verbs. */
export const englishEndings: Replacements = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^sui])s$/, ''],
  [/isation$/, 'ization'],
  [/(?<=[a-z]{3})is(e|ed|ing|er)$/, 'iz$1'],
  [/(?<=[a-z]{2})our$/, 'or'],
  [/(?<=[a-z]{3})tre$/, 'ter'],
  [/(?<=[a-z]{3})gramme$/, 'gram'],
  [/(?<=[a-z]{2})(c|s)e$/, 's'],
  [/ogue$/, 'og'],
  [/(?<=[a-z]{3})ll(?=ed$|ing$|er$)/, 'l'],
  [/ization$/, 'iz'],
  [/(?<=[a-z]{4})(?:ation|ion|ment|ity|ly)$/, ''],
  [/(?<=[a-z]{5})er$/, ''],
  [/(?<=[a-z]{3})(?:ing|ed)$/, ''],
  [/(?<=[a-z]{4})at(?:e?)$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
  [/y$/, 'i'],
]
