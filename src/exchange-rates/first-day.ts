/** From when on rates are kept: no transaction before 2020 is determined. A day on which all sources published. */
export const FIRST_DAY = '2020-01-02'
/** HMRC's files begin here. */
export const FIRST_HMRC_MONTH = '2021-01'
