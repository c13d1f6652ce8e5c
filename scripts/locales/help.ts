const help = {
  en: `npm run locales                            checks all texts; ends with a line for each language
npm run locales -- --language ar           the same, speaking Arabic
npm run locales -- --fix                   fixes the files' form and what has one right answer, then checks
npm run locales -- accept <file> [key]     records that a translation says what the English says now;
                                           <file> may be a folder, such as locales/ar
npm run locales -- export <language>       writes the texts into <language>.xlsx; with --open only those
                                           that need work, with --to <file> into another file
npm run locales -- import <file>           takes the rows that were edited in an .xlsx or .csv file back;
                                           writes nothing if a row is refused, or with --partly all the others`,
  ar: `يفحص النصوص كلها، ويلخص حال كل لغة في سطر:
  npm run locales -- --language ar
يصلح شكل الملفات وما ليس له إلا جواب صحيح واحد، ثم يفحص:
  npm run locales -- --fix --language ar
يسجل أن الترجمة توافق النص الإنجليزي الحالي؛ ويجوز أن يكون <file> مجلدًا مثل locales/ar:
  npm run locales -- accept <file> [key]
يكتب النصوص في <language>.xlsx؛ ومع --open ما يحتاج إلى عمل فقط، ومع --to <file> في ملف آخر:
  npm run locales -- export <language>
يأخذ الصفوف التي عُدّلت في ملف .xlsx أو .csv؛ ولا يكتب شيئًا إذا رُفض صف، ومع --partly يكتب الصفوف الأخرى كلها:
  npm run locales -- import <file>`,
}

/** What `--help` prints. It is in English if there is no help in this language. */
export function helpIn(language: string): string {
  return language === 'ar' ? help.ar : help.en
}
