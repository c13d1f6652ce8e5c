import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { EnquiryTexts } from '#shared/enquiryFields.ts'

/** An enquiry whose texts are not erased. */
export type DeliverableEnquiry = StoredEnquiry & { texts: EnquiryTexts }

/**
 * A way on which enquiries are delivered. Each is taken until it has succeeded once, whatever becomes of the others; an
 * enquiry is sent when all have.
 */
export interface Way {
  name: 'mail' | 'webhook' | 'confirmation'
  /** Whether the enquiry takes this way. */
  isFor: (enquiry: DeliverableEnquiry) => boolean
  /**
   * Delivers one enquiry, or several of a flood. The same ones may come again, since a success can be lost: they then
   * have the same `mailId`.
   * @throws DeliveryError
   */
  send: (enquiries: readonly [DeliverableEnquiry, ...DeliverableEnquiry[]]) => Promise<void>
}
