DROP INDEX "handled_requests_user_id_at";--> statement-breakpoint
CREATE INDEX "handled_requests_at" ON "handled_requests" USING btree ("at");