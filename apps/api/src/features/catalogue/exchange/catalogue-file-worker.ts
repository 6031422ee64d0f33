import { answerCalls } from '../../../threads/answer-calls.ts'
import { catalogueFileCalls } from './catalogue-file-calls.ts'

answerCalls(catalogueFileCalls())
