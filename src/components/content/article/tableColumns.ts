/** Of a comparison's width, what the headers of its rows take. */
export const firstColumn = '24%'
