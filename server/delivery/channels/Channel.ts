import type { DeliverableEnquiry } from '#server/store/Enquiry.ts'

/** Each enquiry is delivered over every channel until each has succeeded once, whatever becomes of the others. */
export interface Channel {
  name: 'mail' | 'webhook' | 'confirmation'
  isFor: (enquiry: DeliverableEnquiry) => boolean
  /**
   * One enquiry, or several of a flood. They may come again, with the same `mailId`, since a success can be lost.
   * @returns how many of several recipients refused it for good, if any. @throws DeliveryError
   */
  send: (enquiries: readonly [DeliverableEnquiry, ...DeliverableEnquiry[]]) => Promise<number | void>
}
