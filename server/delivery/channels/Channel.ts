import type { DeliverableEnquiry } from '#server/store/Enquiry.ts'

/** A way to deliver enquiries. Each channel is tried until it has succeeded once, whether or not the others succeed. */
export interface Channel {
  name: 'mail' | 'webhook' | 'confirmation'
  isFor: (enquiry: DeliverableEnquiry) => boolean
  /**
   * Delivers one enquiry, or several of a flood. A success can be lost: the same enquiries then come again, with the same `mailId`.
   * @returns how many of several recipients refused the mail for good, if any. @throws DeliveryError
   */
  send: (enquiries: readonly [DeliverableEnquiry, ...DeliverableEnquiry[]]) => Promise<number | void>
}
