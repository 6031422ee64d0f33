/**
 * The error catalogue of both documents, word for word and in their order: §8 of each, and what document 2
 * §5 says about invitations. `{…}` stands for the variable parts.
 */
export const texts = {
  // Document 1 §8
  savingSignedOut: failure('Authentication required', 'Please sign in to save your list.'),
  protectedPage: failure('Authentication required', 'Please login to access this page'),
  invalidEmail: failure('Invalid email', 'Please enter a valid email address.'),
  waitlistSignedOut: failure('Sign in required', 'Please sign in to join the waitlist.'),
  waitlistTwice: failure('Already on the waitlist', "You're already on our waitlist!"),
  waitlistFailed: failure(
    'Error joining waitlist',
    'There was a problem joining the waitlist. Please try again.',
  ),
  waitlistJoined: success(
    "You're on the list!",
    "You'll be among the first to experience our in-store navigation.",
  ),
  loggedIn: success('Login successful!', 'Welcome back, {name}.'),
  loginFailed: failure('Login failed', 'Please check your credentials and try again.'),
  loginRefused: failure('Login failed', '{server message}'),
  signedUp: success('Sign up successful!', 'Please check your email to verify your account.'),
  signUpFailed: failure('Sign up failed', 'Please try again with different credentials.'),
  signUpRefused: failure('Sign up failed', '{server message}'),
  profileNotLoaded: failure('Error', 'Failed to load profile information'),
  noProfileRow: silent('An account without a profile row'),
  signedOut: success('Signed out', 'You have been successfully signed out'),
  signOutFailed: failure('Error', 'Failed to sign out'),
  listNotSaved: failure('Error saving list', 'Failed to save your list. Please try again.'),
  listSaveRefused: failure('Error saving list', '{server message}'),
  listSaved: success('List saved successfully!'),
  listSavedWithStars: success('List saved! 🎉', 'Your grocery list has been saved successfully.'),
  cartCleared: success('Cart cleared', 'All items have been removed from your cart.'),
  noMealType: failure('Missing information', 'Please select a meal type.'),
  mealsFailed: failure('Failed to generate meals', 'Please try again later.'),
  noMealsFound: failure('No meals found', 'Try adjusting your criteria to see more results.'),
  mealsFound: success('Meals found!', 'Found {n} meals matching your criteria.'),
  mealsReshuffled: success('Meals reshuffled!'),
  mealInCart: success('Added to cart'),
  favoriteAdded: success('Added to favorites'),
  favoriteRemoved: success('Removed from favorites'),
  productInCart: success('Added to cart', '{name, two tags, department, price}'),
  ingredientsMissing: state(
    'Missing ingredients data',
    "We couldn't find ingredient information for this meal. You won't be able to add it to your cart.",
  ),
  ingredientsNone: state(
    'No ingredients available',
    "This meal doesn't have ingredients information in our database.",
  ),
  ingredientsInvalid: state(
    'Invalid ingredients data',
    'The ingredients for this meal have formatting issues.',
  ),
  searchFailed: state('(Error: search isn’t working right now)'),
  brokenPicture: silent('A picture that cannot be loaded gives way to the placeholder'),

  // Document 2 §5
  nobodyByThatEmail: failure('User not found', 'No user found with email: {email}'),
  invitingOneself: failure('Invalid invitation', 'You cannot invite yourself to collaborate.'),
  invitedAlready: failure('Already invited', '{email} is already a collaborator on this list.'),

  // Document 2 §8, failures
  listsNotLoaded: failure(
    'Error loading lists',
    'Failed to load your saved lists. Please try again.',
  ),
  savedListsNotLoaded: failure('Error', 'Failed to load saved lists'),
  listNotDeleted: failure('Error deleting list', 'Failed to delete the list. Please try again.'),
  accountListNotDeleted: failure('Error', 'Failed to delete the list'),
  listNotUpdated: failure('Error updating list', 'Failed to update the list. Please try again.'),
  tripsNotLoaded: failure('Error', 'Failed to load completed trips'),
  shoppingNotStarted: failure('Error', 'Failed to start shopping session'),
  shoppingNotPaused: failure('Error', 'Failed to pause shopping session'),
  ratingNotSubmitted: failure('Error', 'Failed to submit your rating. Please try again.'),
  shoppingListNotLoaded: failure('Error', 'Failed to load shopping list'),
  tripNotCompleted: failure('Error', 'Failed to complete shopping trip'),
  tripNotLoaded: failure('Error', 'Could not load trip data.'),
  invitationNotSent: failure('Error', 'Failed to send invitation'),
  invitationRefused: failure('Failed to send invitation', '{server message}'),
  collaboratorNotRemoved: failure('Error', 'Failed to remove collaborator'),
  invitationNotUpdated: failure('Error', 'Failed to update invitation status'),
  invitationsNotLoaded: failure('Error', 'Failed to load invitations'),
  noInvitationRows: silent('Invitations whose rows are not there'),
  invitationNotAnswered: failure('Error', 'Failed to respond to invitation'),
  ratingMissing: failure('Please select a rating'),
  feedbackFailed: failure('Something went wrong', 'Please try again later.'),
  feedbackRefused: failure('Something went wrong', '{server message}'),
  notLoggedIn: failure('Not logged in', 'Please log in to save your shopping progress.'),
  tripNotSaved: failure('Error saving trip', 'There was an error saving your shopping trip.'),
  tripUnexpected: failure('Error completing trip', 'An unexpected error occurred.'),
  preferencesUnexpected: failure(
    'Error occurred',
    'An unexpected error occurred. Please try again later.',
  ),
  preferencesNotSaved: failure(
    'Error saving preferences',
    'Your preferences could not be saved. Please try again.',
  ),
  groceriesFailed: failure('Failed to generate list', 'Please try again later.'),
  groceriesNotFound: failure(
    'No matching items found',
    'Try adjusting your filters for better results.',
  ),

  // Document 2 §8, silent
  collaboratorsNotLoaded: silent('Collaborators that cannot be loaded'),
  dealsNotLoaded: silent('Suggestions that cannot be loaded'),

  // Document 2 §8, successes
  invitationSent: success('Invitation sent', 'Invited {email} to collaborate on this list'),
  collaboratorRemoved: success(
    'Collaborator removed',
    'Successfully removed collaborator from list',
  ),
  invitationAccepted: success(
    'Invitation accepted',
    'Successfully accepted the collaboration invitation',
  ),
  invitationDeclined: success(
    'Invitation declined',
    'Successfully declined the collaboration invitation',
  ),
  listDeleted: success('List deleted'),
  listLoaded: success('List loaded for editing'),
  shoppingPaused: success('Shopping paused'),
  preferencesSaved: success('Preferences saved'),
  feedbackStored: success('Thank you for your feedback!'),
  groceriesGenerated: success('Grocery list generated!'),
  groceryInCart: success('Added to cart'),
  // In the store the deal goes onto the list, and the text says so; the document says cart
  // (docs/decisions/0037).
  dealOnList: success('Deal added to list'),

  // Document 2 §8, empty states
  noSavedLists: state('No saved lists yet'),
  noListsFound: state('No lists found'),
  noCompletedTrips: state('No completed trips yet'),
  tripNotFound: state('Trip not found.'),
  listNotFound: state('List not found'),
}

export type TextKey = keyof typeof texts

export type Text = {
  /** A failure is a destructive toast; a state is part of the screen itself. */
  kind: 'failure' | 'success' | 'state' | 'silent'
  title: string
  message?: string
}

function failure(title: string, message?: string): Text {
  return { kind: 'failure', title, ...(message && { message }) }
}

function success(title: string, message?: string): Text {
  return { kind: 'success', title, ...(message && { message }) }
}

function state(title: string, message?: string): Text {
  return { kind: 'state', title, ...(message && { message }) }
}

/** Nothing is shown; the title only names the entry. */
function silent(title: string): Text {
  return { kind: 'silent', title }
}
