# Runs work in parts by GNU parallel, on this machine's cores and, if wanted, on other machines. Sourced by arena.sh, tune.sh and teach.sh.
. "$(dirname "${BASH_SOURCE[0]}")/setup/common.sh"
export LC_ALL=C

# read_parts_options ARGUMENT...: sets $parts and $hosts from -n and -S, and $options to the number of these arguments. Needs $usage.
read_parts_options() {
  local option OPTIND=1
  parts=100 hosts=
  while getopts n:S: option; do
    case $option in
      n) parts=$OPTARG ;;
      S) hosts=$OPTARG ;;
      *) die "$usage" ;;
    esac
  done
  options=$((OPTIND - 1))
  [[ $parts =~ ^[1-9][0-9]{0,5}$ ]] || die "$usage"
  command -v parallel > /dev/null || die 'This needs GNU parallel: apt-get install parallel'
}

# put_file FILE: copies the file below the home folder, here and on every machine of $hosts (in the form of parallel's --sshlogin), so that
# the same command works on each. The name of the copy contains a hash of its content. Sets $there to its path.
put_file() {
  [ -e "$1" ] || die "$1 is not there: build it first."
  local host hash
  hash=$(sha256sum < "$1" | cut -c -12)
  there=.cache/tapete/parts/${1##*/}-$hash
  mkdir -p ~/.cache/tapete/parts
  [ -e ~/"$there" ] || { cp "$1" ~/"$there.$$" && mv ~/"$there.$$" ~/"$there"; }
  for host in ${hosts//,/ }; do
    host=${host#*/}
    [ "$host" != : ] || continue
    ssh -n "$host" "mkdir -p .cache/tapete/parts && test -e $there" 2> /dev/null && continue
    scp -q "$1" "$host:$there.$$" && ssh -n "$host" "mv $there.$$ $there" || die "$host cannot be reached by ssh without a password."
  done
}

# keep_to FOLDER WORD...: reserves a folder for the parts of one piece of work, which the words identify. Stops if the folder belongs to
# other work.
keep_to() {
  local folder=$1 work
  shift
  work=$(printf '%s\n' "$@")
  mkdir -p "$folder"
  if [ -e "$folder/work" ]; then
    [ "$(cat "$folder/work")" = "$work" ] || die "$folder holds parts of something else, or of another build. Take a new folder or delete it."
  else
    printf '%s\n' "$work" > "$folder/work"
  fi
}

# in_parts FOLDER COMMAND: runs COMMAND for each line of standard input; {1}, {2}, ... are the words of the line, and the output goes to the
# file FOLDER/{1}. Parts that are complete in FOLDER are not run again. FOLDER must be an absolute path; COMMAND starts in the home folder.
in_parts() {
  local folder=$1 bar=()
  mkdir -p "$folder"
  [ ! -t 2 ] || bar=(--bar)
  (cd && parallel --will-cite "${bar[@]}" ${hosts:+--sshlogin "$hosts"} --retries 3 --halt now,fail=1 \
    --joblog "$folder/log" --resume-failed --colsep ' ' --results "$folder/{1}" "$2" > /dev/null 2> "$folder/errors") && return
  cat "$folder/errors" >&2
  die 'A part failed. Run this again: it goes on where it stopped.'
}

# outputs FOLDER: prints the outputs of in_parts, in the order of the numbers with which the lines began.
outputs() { find "$1" -regex '.*/[0-9]+' -printf '%f\n' | sort -n | (cd "$1" && xargs cat); }
