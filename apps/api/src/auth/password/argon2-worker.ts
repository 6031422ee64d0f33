import { answerCalls } from '../../threads/answer-calls.ts'
import { letOthersGoFirst } from '../../threads/let-others-go-first.ts'
import { argon2Calls } from './argon2-calls.ts'

letOthersGoFirst()
answerCalls(argon2Calls)
