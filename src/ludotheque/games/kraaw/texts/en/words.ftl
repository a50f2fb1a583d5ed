# Words
raven-jais = Jet
raven-onyx = Onyx
raven-suie = Soot
raven-brume = Mist
raven-encre = Ink
raven-braise = Ember

action-look = look, then reveal
action-reveal-lock = reveal and lock
action-lock = lock
action-exchange = exchange
action-bonus = bonus, lock then turn back

# Options
option-first_player = Who starts the first round: at random, or the seat named
option-direction = Direction of play, for the whole match
option-dog_exchange = Before the first turn, everyone may swap a card at random with the dog
option-swap_hand = Variant: the first to announce it swaps the whole hand with the dog
option-reprisal = In reprisal, the robbed player may take from the thief
option-turn_locked = The bonus action may turn back a locked card
option-memory_aid = The table shows players what they have seen of the hidden cards
option-repetition = Ends a round that goes in circles: how many times the same situation may come (0: for ever; else 3 or more)
option-turn_limit = Ends a round after this many turns (0: never), for simulations

# What an option can be
reprisal-unlocked = a card that is not locked
reprisal-any = any card, even a locked one
