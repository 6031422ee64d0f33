import { answerCalls } from '../../threads/answer-calls.ts'
import { pgliteCalls } from './pglite-calls.ts'

answerCalls(pgliteCalls())
