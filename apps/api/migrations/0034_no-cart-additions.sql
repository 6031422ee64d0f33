INSERT INTO "handled_requests" ("user_id", "key", "answer", "at")
SELECT "user_id", "id", jsonb_build_object('added', "added"), "at" FROM "cart_additions";--> statement-breakpoint
DROP TABLE "cart_additions" CASCADE;