/** Separate from the answers, so that the home page need not load the countries. */
export const QUESTIONS = 5
