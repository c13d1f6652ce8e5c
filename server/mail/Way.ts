import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { EnquiryTexts } from '#shared/enquiryFields.ts'

export type DeliverableEnquiry = StoredEnquiry & { texts: EnquiryTexts }

/** Enquiries are delivered on every way, until each has succeeded once, whatever becomes of the others. */
export interface Way {
  name: 'mail' | 'webhook' | 'confirmation'
  isFor: (enquiry: DeliverableEnquiry) => boolean
  /**
   * One enquiry, or several of a flood. They may come again, with the same `mailId`, since a success can be lost.
   * @returns how many of several recipients refused it for good, if any. @throws DeliveryError
   */
  send: (enquiries: readonly [DeliverableEnquiry, ...DeliverableEnquiry[]]) => Promise<number | void>
}
