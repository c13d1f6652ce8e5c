// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteProject } from '#translation/files/project.ts'
import { formatFinding } from '#translation/check/report/describe.ts'
import { findingsIn, type Files } from './sampleLocales.ts'

/** The glossary, the facts and the words of the site, by which its translators are judged. */
const shared = Object.fromEntries(
  ['glossary.json', 'facts.json', 'words.ar.json', 'words.en.json'].map((file) => [
    file,
    readFileSync(join(siteProject.root, 'translation', file), 'utf8'),
  ]),
)

const levels = 'The three service levels compared'
const hours = 'Service hours of up to 24x7 can be agreed.'
const response = 'Up to 24x7 cover, a 4 hour onsite response and a 6 hour committed recovery.'
const sap = 'SAP is only as strong as its weakest part, so we plan all the parts as one system:'
const consulting = 'We come to each project with 15 years of SAP consulting.'
const virtual = 'Proxmox Virtual Environment is a virtualization platform built on Debian Linux.'
const oracle = 'Our services also include <oracle>application management for Oracle EBS</oracle>.'
const spam =
  'The spam check could not be loaded. Please write to <mail>{{email}}</mail> or call <phone>{{phone}}</phone>.'
const people = 'Our application work rests on 190+ professionals with over 600 certifications.'
const portfolio =
  'Fsas Technologies is a Fujitsu company, and Qantara is its sole distribution partner in the Middle East.'

const editsByLanguage: Record<string, readonly (readonly [english: string, text: string])[]> = {
  ar: [
    // A mark that the language asks for
    ['How to choose a level', 'كيف تختار المستوى؟'],
    ['Choosing the platform', 'أي منصة تناسبك؟'],
    ['What you gain', 'ماذا تكسب؟'],
    ['How we take over an application', 'هذه خطواتنا على الترتيب:'],
    ['Sending the enquiry', 'جارٍ إرسال الاستفسار…'],
    ['Thank you for contacting us.', 'شكرًا لتواصلك معنا!'],
    ['Write an e-mail address such as name@example.com', 'اكتب البريد بهذه الصيغة: name@example.com'],
    ['Something went wrong. Please try again.', 'حدث خطأ ما؛ حاول مرة أخرى!'],
    ['What cover do you need?', 'ما التغطية التي تحتاج إليها؟'],
    ['Tell us in your own words what you need.', 'ما الذي تحتاج إليه؟ اشرحه لنا بكلماتك.'],
    [sap, 'تُقاس قوة أنظمة SAP بأضعف أجزائها، ولذلك نخطط للأجزاء كلها معًا، وهي:'],
    [
      'Reload the page; if that does not help, go to the home page.',
      'أعد تحميل الصفحة. فإن لم تظهر، فانتقل إلى الرئيسية.',
    ],
    ['Cybersecurity: find the gap before someone else does', 'الأمن السيبراني… اكتشف الثغرة قبل غيرك'],
    // A space that keeps a name on one line
    ['Questions about SAP HANA servers', 'أسئلة عن خوادم SAP\u00a0HANA'],
    // Quotation marks
    [
      'Afterwards our SAP centre of excellence can support the systems.',
      'وبعد ذلك يدعم «مركز التميز في SAP» لدينا الأنظمة.',
    ],
    ['Choose a Silver, Gold or Platinum package.', 'اختر الباقة «الفضية» أو «الذهبية» أو «البلاتينية».'],
    [
      'Continue from the menu, or from one of the links on this page.',
      'تابع التصفح من «القائمة» أو من أحد روابط هذه الصفحة.',
    ],
    ['Privacy by design', '«الخصوصية في أصل التصميم»'],
    // Figures in words, and the other way round
    [response, 'تغطية تصل إلى 24x7، واستجابة في الموقع خلال أربع ساعات، واستعادة ملتزَم بها خلال ست ساعات.'],
    ['Our four levels', 'مستوياتنا 4'],
    ['Monday to Friday, 9 am to 6 pm', 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 6:00 مساءً'],
    [levels, 'مقارنة بين مستويات الخدمة 3'],
    [
      'We serve five industries, and each buys technology for reasons of its own.',
      'نخدم 5 قطاعات، ولكل منها أسبابه في شراء التقنية.',
    ],
    [consulting, 'نبدأ كل مشروع بخبرة خمسة عشر عامًا في استشارات SAP.'],
    [hours, 'ويمكن الاتفاق على خدمة على مدار الساعة طوال أيام الأسبوع.'],
    [hours, 'ويمكن الاتفاق على ساعات خدمة تصل إلى 24 ساعة يوميًا و7 أيام أسبوعيًا.'],
    [
      'A portal that the public uses at night needs 24x7, which means around the clock, every day.',
      'تحتاج البوابة التي تُستخدم ليلًا إلى 24x7، أي 24 ساعة في كل يوم.',
    ],
    ['Seventeen hours a day, five days a week', '17 ساعة في اليوم، 5 أيام في الأسبوع'],
    ['The average SLA is 99,5%.', 'ومتوسط مستوى الخدمة المتفق عليه \u206699,5%\u2069.'],
    ['The average SLA is 99,5%.', 'ومتوسط اتفاقية مستوى الخدمة 99,5 في المئة.'],
    [people, 'يعمل في تطبيقاتنا أكثر من 190 متخصصًا يحملون ما يزيد على 600 شهادة.'],
    ['Half of the data is seldom read.', '50 في المئة من البيانات قلما تُقرأ.'],
    ['How the two work together', 'كيف يعمل الاثنان معًا؟'],
    [
      'Where one server is not enough, analytical systems can be spread over several.',
      'وحين لا يكفي خادم واحد تُوزع أنظمة التحليل على عدة خوادم.',
    ],
    // Names: at first mention, or not again
    ['Service level agreements', 'اتفاقيات مستوى الخدمة (SLA)'],
    [
      'A hypervisor works between the hardware and the operating systems.',
      'يعمل مراقب الأجهزة الافتراضية (Hypervisor) بين الأجهزة وأنظمة التشغيل.',
    ],
    [
      'Security incidents and the events that lead to them',
      'الحوادث الأمنية وما يسبقها من أحداث (Security Information and Event Management)',
    ],
    [virtual, 'بُنيت منصة المحاكاة الافتراضية هذه على Debian Linux.'],
    [portfolio, 'شركة Fsas Technologies من مجموعة Fujitsu، وقنطرة شريكها الوحيد للتوزيع في الشرق الأوسط.'],
    [
      'NetApp systems serve all of these. NetApp support is included.',
      'تلبي أنظمة NetApp ذلك كله، ودعمها مشمول.',
    ],
    [
      'Proxmox suits teams that want to choose their hardware freely.',
      'وهو يناسب الفرق التي تريد أن تختار أجهزتها بحرية.',
    ],
    [
      'Advice on processes, and on the move to SAP HANA',
      'المشورة في الإجراءات وفي الانتقال إلى قاعدة البيانات SAP HANA',
    ],
    ['Both products are open source.', 'والمنتجان من برامج المصدر المفتوح.'],
    // Word order, rephrasing, markup moved
    [oracle, 'و<oracle>إدارة تطبيقات Oracle EBS</oracle> من خدماتنا أيضًا.'],
    [
      spam,
      'تعذر تحميل أداة التحقق، فراسلنا على <mail>{{email}}</mail> أو اتصل على <phone>{{phone}}</phone>.',
    ],
    ['{{length}} characters; the limit is {{max}}', 'الحد الأقصى {{max}}، وعدد الأحرف {{length}}'],
    [
      'Your reference: <value>{{reference}}</value>',
      'احتفظ بهذا الرقم المرجعي: <value>{{reference}}</value>',
    ],
    [
      'So we go step by step, and your present team stays in charge until ours is ready.',
      'لذلك نمضي خطوة خطوة، ويبقى فريقك مسؤولًا حتى يجهز فريقنا.',
    ],
    ['We move the virtual machines one by one.', 'ننقل الأجهزة الافتراضية واحدًا واحدًا.'],
    [
      'High availability: virtual machines of a failed node restart on another',
      'التوافر العالي: تعود الأجهزة الافتراضية إلى العمل على عقدة أخرى إذا تعطلت عقدتها',
    ],
    [
      'The form needs JavaScript, which is off or could not be loaded.',
      'لا يعمل النموذج من دون JavaScript؛ وهي معطّلة أو تعذر تحميلها.',
    ],
    ['Snapshots do not replace a backup.', 'اللقطات (على فائدتها) لا تغني عن النسخ الاحتياطي.'],
    ['A bridge your business can rely on', 'قنطرة تعتمد عليها أعمالك، اليوم وغدًا'],
    ['Contact us', 'تواصل معنا الآن'],
    // Contrasts said otherwise
    ['Ask before you sign.', 'لا توقّع إلا بعد أن تسأل، قبل أي التزام.'],
    ['Before work begins, you approve a scope.', 'توافق على النطاق، ثم يبدأ العمل.'],
    ['Monday to Friday, 9 am to 6 pm', 'أيام العمل: من الاثنين إلى الجمعة، بين 9 صباحًا و6 مساءً'],
    ['This page does not exist', 'هذه الصفحة غير موجودة'],
    ['It cannot be undone.', 'يتعذر التراجع عن ذلك.'],
    ['Offices in Dubai and Abu Dhabi', 'مكتبان: أبوظبي ودبي'],
    ['No more than one hour', 'ساعة واحدة على الأكثر'],
    ['The people behind the service', 'مَن وراء الخدمة؟'],
    ['Open in Google Maps', 'افتح الموقع في خرائط Google'],
    [
      'Local, network and distributed storage, with ZFS and Ceph built in',
      'تخزين محلي وشبكي وموزع، مع ZFS وCeph',
    ],
  ],
  he: [
    ['Thank you for contacting us.', 'תודה שפניתם אלינו.'],
    ['What cover do you need?', 'איזה כיסוי דרוש לכם?'],
    [people, 'עבודת היישומים שלנו נשענת על יותר מ-190 אנשי מקצוע עם למעלה מ-600 הסמכות.'],
    ['Invalid email', 'כתובת הדוא״ל אינה תקינה'],
    [hours, 'אפשר לסכם על שעות שירות של עד 24x7.'],
  ],
}
const edits = Object.entries(editsByLanguage).flatMap(([language, pairs]) =>
  pairs.map(([english, text]) => [language, english, text] as const),
)

/** What the check says of each edit, which it judges once. */
const judged = edits.map(([language, english, text]) => {
  const files: Files = { ...shared, 'en/a.json': { text: english }, [`${language}/a.json`]: { text } }
  const findings = findingsIn(files).filter(({ file }) => file === `locales/${language}/a.json`)
  return { language, english, text, findings }
})

test.for(judged)('$language: $english', ({ findings }) => {
  expect(findings.filter(({ severity }) => severity === 'wrong').map((one) => formatFinding(one))).toEqual([])
})

test('of at least 60 honest edits, at most a fifth is advised', () => {
  const advised = judged.flatMap(({ text, findings }) =>
    findings.slice(0, 1).map((one) => `${text} ${formatFinding(one)}`),
  )
  expect(new Set(judged.map(({ text }) => text)).size).toBe(judged.length)
  expect(judged.length).toBeGreaterThanOrEqual(60)
  expect(advised.length, advised.join('\n')).toBeLessThanOrEqual(judged.length / 5)
})
