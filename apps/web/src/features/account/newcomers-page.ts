/** Where a new account begins: the questionnaire (spec 1 §2). */
export const newcomersPage = '/onboarding'
