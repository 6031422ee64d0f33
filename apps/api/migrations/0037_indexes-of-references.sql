CREATE INDEX "factor_challenges_session" ON "factor_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "list_collaborators_inviter" ON "list_collaborators" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "loaded_lists_list" ON "loaded_lists" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "saved_lists_deleted" ON "saved_lists" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_author" ON "notices" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "completed_trips_at" ON "completed_trips" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");