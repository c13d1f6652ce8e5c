/**
 * The portraits, in the order of `leadership.people` of the page's texts. Until the owner supplies pictures,
 * each is the seed of a drawn one.
 */
export const leaderImages = [
  'leader-1',
  'leader-2',
  'leader-3',
  'leader-4',
  'leader-5',
  'leader-6',
  'leader-7',
]
