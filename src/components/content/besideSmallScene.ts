/** On phones an opening's scene stands beside the breadcrumb: its width there, in px. It is three quarters as high. */
export const smallScene = 140

/** The breadcrumb, and the room of the scene beside it. @param minBlockSize keeps the scene off the title, on phones */
export const besideSmallScene = (minBlockSize: string) =>
  ({
    display: { xs: 'grid', sm: 'block' },
    alignContent: 'end',
    minBlockSize: { xs: minBlockSize, sm: 0 },
    paddingInlineEnd: { xs: `${smallScene}px`, sm: 0 },
  }) as const
