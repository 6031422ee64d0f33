import { answerCalls } from '../../../threads/answer-calls.ts'
import { letOthersGoFirst } from '../../../threads/let-others-go-first.ts'
import { catalogueFileCalls } from './catalogue-file-calls.ts'

letOthersGoFirst()
answerCalls(catalogueFileCalls())
