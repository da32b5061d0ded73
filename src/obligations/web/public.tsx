/** The first of the five questions, for the home page. It names the texts `needs-start` in its handle. */
export { HomeQuestion } from './home-question.tsx'
