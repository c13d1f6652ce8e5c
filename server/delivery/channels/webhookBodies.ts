import { describeEnquiries } from '#server/mail/describeEnquiries.ts'
import { plain, plainEnquiry } from '#server/mail/renderBody.ts'
import type { DeliverableEnquiry } from '#server/store/Enquiry.ts'
import type { Settings } from '#server/settings/settings.ts'

type WriteBody = (enquiries: readonly [DeliverableEnquiry, ...DeliverableEnquiry[]]) => object

/** In code points. A block of Slack has at most 3,000 characters. */
const slackBlockLength = 1_400

/** Visitors' texts stand only in plain text: in markup, a visitor could write links or notify everybody. */
export const webhookBodies: Record<NonNullable<Settings['webhook']>['format'], WriteBody> = {
  json: (enquiries) => ({
    type: 'enquiries.received',
    enquiries: enquiries.map(({ id, reference, createdAt, language, captcha, texts }) => {
      return { id, reference, receivedAt: new Date(createdAt).toISOString(), language, captcha, ...texts }
    }),
  }),
  // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
  slack: (enquiries) => {
    const { title, lines } = chatTexts(enquiries)
    const texts = lines.join('\n').match(new RegExp(`[^]{1,${slackBlockLength}}`, 'gu')) ?? []
    return {
      // A notification shows this text.
      text: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      blocks: texts.map((text) => ({ type: 'section', text: { type: 'plain_text', text, emoji: false } })),
    }
  },
  // For Workflows: "When a Teams webhook request is received". https://adaptivecards.io/explorer/RichTextBlock.html
  teams: (enquiries) => {
    const { title, lines, isRightToLeft } = chatTexts(enquiries)
    const content = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.5',
      rtl: isRightToLeft,
      body: [title, ...lines.filter(Boolean)].map((text, index) => ({
        type: 'RichTextBlock',
        inlines: [{ type: 'TextRun', text, weight: index === 0 ? 'bolder' : 'default' }],
      })),
    }
    const contentType = 'application/vnd.microsoft.card.adaptive'
    return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] }
  },
}

/** For a flood, only the references: a message of a chat is shorter than a mail. */
function chatTexts(enquiries: Parameters<WriteBody>[0]) {
  const { language, title, enquiries: contents } = describeEnquiries(enquiries)
  const texts = contents.map((each) => (contents.length > 1 ? plain(each.heading) : plainEnquiry(each)))
  return { title, lines: texts.join('\n').split('\n'), isRightToLeft: language.direction === 'rtl' }
}
