/** The width of an opening's scene on phones. It is three quarters as high. */
export const smallScene = 'min(168px, 28vh)'

/** The breadcrumb, and the room of the scene beside it. @param minBlockSize keeps the scene off the title, on phones */
export const besideSmallScene = (minBlockSize: string) =>
  ({
    display: { xs: 'grid', sm: 'block' },
    alignContent: 'end',
    minBlockSize: { xs: minBlockSize, sm: 0 },
    // A scene's lower corner is empty.
    paddingInlineEnd: { xs: '140px', sm: 0 },
  }) as const
