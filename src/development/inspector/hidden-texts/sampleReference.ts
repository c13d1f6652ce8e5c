/** What an enquiry is called here. */
export const sampleReference = 'QT-7K3M01'
