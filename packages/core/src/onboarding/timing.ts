/** How long the last screen of the questionnaire stays before home opens by itself (spec 2 §9). */
export const redirectDelayMs = 2000

/** After a choice of one, the next question comes by itself (spec 2 §9). */
export const singleChoiceAdvanceMs = 300
