/** Under the current entry of the rail: a page puts the links to its own views there. */
export const RAIL_PLACE = 'rail-place'
