import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { EnquiryTexts } from '#shared/enquiryFields.ts'

/** An enquiry whose texts are not erased. */
export type DeliverableEnquiry = StoredEnquiry & { texts: EnquiryTexts }

/** Enquiries are delivered on every way, until each has succeeded once, whatever becomes of the others. */
export interface Way {
  name: 'mail' | 'webhook' | 'confirmation'
  /** Whether the enquiry takes this way. */
  isFor: (enquiry: DeliverableEnquiry) => boolean
  /**
   * Delivers one enquiry, or several of a flood. The same ones may come again, since a success can be lost: they then
   * have the same `mailId`.
   * @returns how many of several recipients refused it for good, if any
   * @throws DeliveryError
   */
  send: (enquiries: readonly [DeliverableEnquiry, ...DeliverableEnquiry[]]) => Promise<number | void>
}
