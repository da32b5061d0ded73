/** Who holds the file of a letter that no company sees: files always have a holder, and no company has this id. */
export const AGENCY_POST = 'agency-post'
