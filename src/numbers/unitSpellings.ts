/**
 * The units that questionnaires ask for, as people write them in either language. A visitor of the Arabic page may type
 * "GB", and an answer stays when the language is switched. The first of a row stands for all.
 */
export const unitSpellings: readonly (readonly string[])[] = [
  ['%', '٪', 'percent', 'per cent', 'pct', 'في المئة', 'في المائة', 'بالمئة', 'بالمائة'],
  ['gb', 'gigabyte', 'غيغابايت', 'جيجابايت', 'غيغا', 'جيجا'],
  ['tb', 'terabyte', 'تيرابايت', 'تيرا'],
  ['kw', 'kilowatt', 'كيلوواط', 'كيلو واط'],
  ['ms', 'msec', 'millisecond', 'ملي ثانية', 'مللي ثانية', 'ميلي ثانية'],
  ['hour', 'hr', 'hrs', 'h', 'ساعة', 'ساعات'],
  ['minute', 'min', 'دقيقة', 'دقائق'],
  ['day', 'يوم', 'أيام'],
  ['week', 'أسبوع', 'أسابيع'],
  ['month', 'شهر', 'شهور', 'أشهر'],
  ['year', 'yr', 'yrs', 'سنة', 'سنوات', 'عام', 'أعوام'],
  ['node', 'عقدة', 'عقد'],
  ['server', 'خادم', 'خوادم'],
  ['machine', 'device', 'جهاز', 'أجهزة'],
  ['rack', 'خزانة', 'خزائن'],
  ['user', 'مستخدم', 'مستخدمين'],
  ['job', 'مهمة', 'مهام'],
  ['core', 'نواة', 'أنوية', 'نوى'],
  ['vcpu', 'معالج', 'معالج افتراضي', 'معالجات'],
  ['a day', 'per day', 'daily', 'يوميا'],
  ['a year', 'per year', 'yearly', 'سنويا'],
]
