/** How long the last screen of the questionnaire stays before home opens automatically (spec 2 §9). */
export const redirectDelayMs = 2000

/** The delay before the next question opens after a single choice (spec 2 §9). */
export const singleChoiceAdvanceMs = 300
