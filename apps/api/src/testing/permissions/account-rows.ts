import { randomUUID } from 'node:crypto'
import { open, type Row, signedIn } from './answers.ts'

export const accountRows: Record<string, Row> = {
  'account.session': { answers: open },
  'account.refresh': { answers: signedIn(), proof: 'cookie' },
  'account.confirm': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { password: 'wrong one' } }),
  },
  'account.profile': { answers: signedIn() },
  'account.updateProfile': { answers: signedIn(), ask: () => ({ body: { fullName: 'Mara' } }) },
  'account.resendVerification': { answers: signedIn() },
  // It asks for the password itself, as changePassword and deleteAccount do.
  'account.changeEmail': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { email: 'else@example.com', password: 'wrong one' } }),
  },
  'account.changePassword': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { current: 'wrong one', password: 'poppy seeds' } }),
  },
  'account.sessions': { answers: signedIn() },
  'account.endSession': {
    answers: signedIn('NOT_FOUND'),
    proof: 'recent',
    ask: () => ({ path: { sessionId: 'nobodys' } }),
  },
  'account.endOtherSessions': { answers: signedIn(), proof: 'recent' },
  'account.data': { answers: signedIn(), proof: 'recent' },
  'account.deleteAccount': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { password: 'wrong one' } }),
  },

  'factors.list': { answers: signedIn() },
  'factors.enroll': {
    answers: signedIn(),
    proof: 'recent',
    ask: () => ({ body: { factor_type: 'totp', friendly_name: 'Phone' } }),
  },
  'factors.remove': {
    answers: signedIn('NOT_FOUND'),
    proof: 'recent',
    ask: () => ({ path: { factorId: randomUUID() } }),
  },
  'factors.challenge': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ path: { factorId: randomUUID() }, body: {} }),
  },
  'factors.verify': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({
      path: { factorId: randomUUID() },
      body: { challenge_id: randomUUID(), code: '123456' },
    }),
  },
  'factors.recover': { answers: signedIn('WRONG_CODE'), ask: () => ({ body: { code: 'none' } }) },
  'factors.newRecoveryCodes': { answers: signedIn('NO_VERIFIED_FACTOR'), proof: 'recent' },

  'onboarding.preferences': { answers: signedIn() },
  'onboarding.save': {
    answers: signedIn(),
    ask: () => ({
      body: { shoppingDays: [], shoppingTimes: [], shopsHere: null, shoppingStyles: [] },
    }),
  },

  'notices.list': { answers: signedIn() },
  'notices.settings': { answers: signedIn() },
  'notices.saveSettings': {
    answers: signedIn(),
    ask: () => ({ body: { favorite: true, usual: false, cart: true } }),
  },
  'notices.push': { answers: signedIn(), proof: 'cookie' },
  // The test store sends no push messages.
  'notices.savePush': {
    answers: signedIn('NOT_FOUND'),
    proof: 'cookie',
    ask: () => ({
      body: {
        endpoint: 'https://push.example/device',
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
        kinds: { invitation: true, listChanged: true, tripCompleted: true, favorite: true },
      },
    }),
  },
  'notices.endPush': { answers: signedIn(), proof: 'cookie' },
  'notices.markRead': { answers: signedIn(), ask: () => ({ body: { ids: 'all' } }) },

  'waitlist.read': { answers: signedIn() },
  'waitlist.join': { answers: signedIn(), ask: () => ({ body: {} }) },
}
